import { createContext, useContext, useRef, useState } from 'react'
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router'

export type LinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** A page of this site: `/cart`, `?part=tax`. */
  to: string
  replace?: boolean
  /** Asks the server for the whole page. */
  reloadDocument?: boolean
  preventScrollReset?: boolean
  state?: unknown
}

const NavigateContext = createContext<NavigateFunction | null>(null)

/** Lets every link below go to its page without one of them being drawn anew when the address changes. */
export function LinkRoot({ children }: { children: React.ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>
}

/**
 * A link to a page. As react-router's, which works out where relative addresses lead and is drawn anew at every change of
 * the address: a page has a hundred links and none that needs it.
 */
export function Link({ to, replace, reloadDocument, preventScrollReset, state, onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext)
  function follow(event: React.MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!navigate || reloadDocument || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, { replace: replace ?? isCurrentUrl(event.currentTarget), preventScrollReset, state })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** A link whose page is fetched ahead once somebody rests on it. */
export function PrefetchLink({ to, ...rest }: LinkProps) {
  const [isPrefetching, setPrefetching] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function rests(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPrefetching(true), 100)
  }
  function leaves(): void {
    clearTimeout(timer.current)
    setPrefetching(false)
  }
  return (
    <>
      <Link {...rest} to={to} onFocus={rests} onBlur={leaves} onMouseEnter={rests} onMouseLeave={leaves} onTouchStart={rests} />
      {isPrefetching && <PrefetchPageLinks page={to} />}
    </>
  )
}

/** Every other press is the browser's: another tab, a download, the menu, another site. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: React.MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = currentTarget
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === '' || target === '_self') && origin === location.origin
}

/** Going where one is leaves no second entry to go back to. */
function isCurrentUrl({ href }: HTMLAnchorElement): boolean {
  return href === location.href
}
