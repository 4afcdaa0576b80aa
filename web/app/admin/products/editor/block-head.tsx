import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'

type BlockHeadProps = {
  name: string
  kind: string
  labels: { up: string; down: string; remove: string }
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  isFirst: boolean
  isLast: boolean
}

/** The name of a block, and the buttons that move or remove it. A button without effect stays focusable. */
export function BlockHead({ name, kind, labels, onMove, onRemove, isFirst, isLast }: BlockHeadProps) {
  const buttons = [
    { label: labels.up, Icon: ChevronUp, isOff: isFirst, onClick: () => onMove(-1) },
    { label: labels.down, Icon: ChevronDown, isOff: isLast, onClick: () => onMove(1) },
    { label: labels.remove, Icon: X, isOff: false, onClick: onRemove },
  ]
  return (
    <div className="color-head">
      <p className="min-w-0 grow wrap-anywhere">
        <strong>{name}</strong> <span className="text-sm text-soft">· {kind}</span>
      </p>
      {buttons.map(({ label, Icon, isOff, onClick }) => (
        <button
          key={label}
          type="button"
          className="icon-button size-11"
          aria-label={label}
          title={label}
          aria-disabled={isOff || undefined}
          onClick={isOff ? undefined : onClick}
        >
          <Icon aria-hidden size={18} />
        </button>
      ))}
    </div>
  )
}
