import { useTranslation } from '../../i18n/use-translation.ts'
import { FragmentLink } from '../../navigation/fragment-link.tsx'

type PolicySection = { heading: string; paragraphs: readonly string[] }

/** The sections of a policy, with a table of contents if there are many. */
export function PolicySections({ parts }: { parts: readonly PolicySection[] }) {
  const { t } = useTranslation('content')
  const idOf = (index: number) => `part-${index + 1}`
  return (
    <>
      {parts.length > 3 && (
        <nav aria-label={t('policies.parts')}>
          <ol className="mt-6 grid gap-1">
            {parts.map(({ heading }, index) => (
              <li key={heading}>
                <FragmentLink fragment={idOf(index)}>{heading}</FragmentLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {parts.map(({ heading, paragraphs }, index) => (
        <section key={heading} className="mt-10">
          <h2 id={idOf(index)} className="text-xl">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
