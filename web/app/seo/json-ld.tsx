/** Structured data for search engines. `<` is escaped, so that the data cannot end its script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped just above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
