import { Link } from '../../ui/link.tsx'
import type { Option } from './arrange-results.ts'

type SearchOptionProps<O extends Option = Option> = {
  option: O
  activeId: string | undefined
  onFollow: (option: O) => void
  className?: string
  children: React.ReactNode
}

/** A row of the list: a link, so that it can be opened in another tab, too. */
export function SearchOption<O extends Option>({ option, activeId, onFollow, className = '', children }: SearchOptionProps<O>) {
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
