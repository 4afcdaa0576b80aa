import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type FoldProps = { title: ReactNode; className?: string; children: ReactNode }

/** A part of a page that opens with a press. A link to an id inside opens it too. */
export function Fold({ title, className = '', children }: FoldProps) {
  return (
    <details className={`fold ${className}`}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
