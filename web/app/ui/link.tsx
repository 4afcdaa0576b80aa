import { createContext, useContext, useRef, useState } from 'react'
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router'

export type LinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** A page of this site: `/cart`, `?part=tax`. */
  to: string
  replace?: boolean
  /** Loads the whole page from the server. */
  reloadDocument?: boolean
  preventScrollReset?: boolean
  state?: unknown
}

const NavigateContext = createContext<NavigateFunction | null>(null)

/** Provides `navigate` to all links below without re-rendering them when the URL changes. */
export function LinkRoot({ children }: { children: React.ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>
}

/**
 * A link to a page. Unlike react-router's, it does not resolve relative URLs and does not re-render at every URL change: a page has a
 * hundred links, and none needs that.
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

/** A link that prefetches its page once the pointer rests on it. */
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

/** All other presses are left to the browser: a new tab, a download, the context menu, another site. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: React.MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = currentTarget
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === '' || target === '_self') && origin === location.origin
}

/** A link to the current URL adds no second history entry. */
function isCurrentUrl({ href }: HTMLAnchorElement): boolean {
  return href === location.href
}
