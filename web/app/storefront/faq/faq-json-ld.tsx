import { useBilingual } from '../../i18n/use-bilingual.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import type { FaqGroup } from './faq-section.tsx'

/** The questions and answers for search engines, in the language of the page. */
export function FaqJsonLd({ groups }: { groups: readonly FaqGroup[] }) {
  const read = useBilingual()
  const questions = groups.flatMap(({ entries }) =>
    entries.map(({ question, answer: text }) => ({
      '@type': 'Question',
      name: read(question),
      acceptedAnswer: { '@type': 'Answer', text: read(text) },
    })),
  )
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity: questions }} />
}
