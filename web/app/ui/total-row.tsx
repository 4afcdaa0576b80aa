type TotalRowProps = { label: string; tone?: 'plain' | 'total' | 'aside'; children: React.ReactNode }

const tones = { plain: '', total: 'text-lg font-extrabold', aside: 'text-sm text-soft' } as const

/** A line of a bill, inside a `dl`. With large text the amount goes under its name. */
export function TotalRow({ label, tone = 'plain', children }: TotalRowProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${tones[tone]}`}>
      <dt>{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  )
}
