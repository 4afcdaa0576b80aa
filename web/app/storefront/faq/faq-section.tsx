import type { Settings } from '../../../../contract/content.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'

export type FaqGroup = Settings['texts']['faq'][number]

/**
 * Native `<details>`: find-in-page and a link to an answer open them without scripts. Browsers reveal only a target inside, so the id
 * is on the answer, not on its question.
 */
export function FaqSection({ group: { slug, title, entries } }: { group: FaqGroup }) {
  const read = useBilingual()
  return (
    <section id={slug} className="faq-group" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>{read(title)}</h2>
      {entries.map((entry) => (
        <details key={entry.slug} className="faq-entry">
          <summary>
            <h3>{read(entry.question)}</h3>
          </summary>
          <p id={entry.slug} className="faq-answer">
            {read(entry.answer)}
          </p>
        </details>
      ))}
    </section>
  )
}
