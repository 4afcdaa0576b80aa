import type { TextSection } from '../../../../contract/content.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'

/** A policy as customers see it, in the language of the admin. */
export function PolicyPreview({ sections }: { sections: readonly TextSection[] }) {
  const read = useBilingual()
  return (
    <div className="policy-preview">
      {sections.map(({ heading, paragraphs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no id and holds no state.
        <section key={at}>
          <h3>{read(heading)}</h3>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same for a paragraph.
            <p key={index}>{read(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
