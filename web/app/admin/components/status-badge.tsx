export type BadgeTone = 'neutral' | 'good' | 'wait' | 'bad' | 'info'

/** A state in one word; the colour only repeats it. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: BadgeTone; children: React.ReactNode }) {
  return <span className={`status-badge status-${tone}`}>{children}</span>
}
