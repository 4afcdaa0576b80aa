const looks = { sage: '', sale: ' woven-tag-sale', info: ' woven-tag-info', muted: ' woven-tag-muted' } as const

/** A short label that looks like a woven tag. */
export function Badge({ tone = 'sage', children }: { tone?: keyof typeof looks; children: React.ReactNode }) {
  return <span className={`woven-tag${looks[tone]}`}>{children}</span>
}
