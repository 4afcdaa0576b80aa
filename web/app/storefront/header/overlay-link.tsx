import { isPlainClick, Link, type LinkProps } from '../../ui/link.tsx'

type OverlayLinkProps = LinkProps & {
  /** Items in the overlay: shown at the icon if there are any. */
  count?: number | undefined
  open: () => void
  /** Loads the overlay's script on the first sign of interest. */
  preload: () => void
}

/** The icon of an overlay. Without scripts, and in another tab, it leads to the page with the same content. */
export function OverlayLink({ open, preload, count, children, ...link }: OverlayLinkProps) {
  function onClick(event: React.MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }
  return (
    <Link {...link} aria-haspopup="dialog" onClick={onClick} onPointerEnter={preload} onFocus={preload}>
      {children}
      {!!count && (
        <span aria-hidden="true" className="cart-count">
          {count}
        </span>
      )}
    </Link>
  )
}
