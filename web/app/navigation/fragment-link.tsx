import { useLocation } from 'react-router'
import { isPlainClick, Link, type LinkProps } from '../ui/link.tsx'

type FragmentLinkProps = Omit<LinkProps, 'to'> & { fragment: string }

/**
 * A link to a part of the page. The router follows it, because it could not block leaving the page from a history entry that it does
 * not know. The focus goes along, as where the browser follows a link.
 */
export function FragmentLink({ fragment, ...rest }: FragmentLinkProps) {
  const { pathname, search } = useLocation()
  function moveFocus(event: React.MouseEvent<HTMLAnchorElement>): void {
    const target = document.getElementById(fragment)
    if (!target || !isPlainClick(event)) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  return <Link {...rest} to={`${pathname}${search}#${fragment}`} onClick={moveFocus} />
}
