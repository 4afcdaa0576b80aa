import { Link } from '../../ui/link.tsx'
import type { SearchOptionItem } from './arrange-results.rule.ts'

type SearchOptionProps<O extends SearchOptionItem = SearchOptionItem> = {
  option: O
  activeId: string | undefined
  onFollow: (option: O) => void
  className?: string
  children: React.ReactNode
}

/** An option of the listbox: a link, so that it can be opened in another tab too. */
export function SearchOption<O extends SearchOptionItem>({ option, activeId, onFollow, className = '', children }: SearchOptionProps<O>) {
  const opensElsewhere = (event: React.MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey
  return (
    <Link
      id={option.id}
      to={option.to}
      role="option"
      aria-selected={option.id === activeId}
      tabIndex={-1}
      className={`quick-option ${className}`}
      onClick={(event) => !opensElsewhere(event) && onFollow(option)}
    >
      {children}
    </Link>
  )
}
