type EmptyStateProps = {
  /** A drawing in public/art whose name begins with `empty-`. */
  art: 'buffalo' | 'carp' | 'cat' | 'chicken' | 'rabbit'
  title: string
  text?: string
  /** The suggested action. */
  children?: React.ReactNode
}

export function EmptyState({ art, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <img src={`/art/empty-${art}.svg`} alt="" width={192} height={156} />
      <h2 className="mt-2 text-xl">{title}</h2>
      {text && <p className="max-w-md text-soft">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
