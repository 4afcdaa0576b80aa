type TotalRowProps = { label: string; tone?: 'plain' | 'total' | 'aside'; children: React.ReactNode }

const tones = { plain: '', total: 'text-lg font-extrabold', aside: 'text-sm text-soft' } as const

/** A row of totals, inside a `dl`. At large text sizes the amount goes below its label. */
export function TotalRow({ label, tone = 'plain', children }: TotalRowProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${tones[tone]}`}>
      <dt>{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  )
}
