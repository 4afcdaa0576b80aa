import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useBlobUrl } from '../../../ui/hooks/use-blob-url.ts'
import { cropImage } from '../../../ui/uploads/crop-image.ts'
import { cropOf, type Framing, maxZoom, moved, wholePhoto, zoomed } from './crop.rule.ts'

type CropDialogProps = { photo: Blob; alt: string; onCrop: (cropped: Blob) => void; onClose: () => void }
type Point = { x: number; y: number }

/** Cuts a photo to the shape of product pictures: dragged and pinched under the frame, or moved with sliders. */
export function CropDialog({ photo, alt, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation(['products', 'admin'])
  const url = useBlobUrl(photo)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [framing, setFraming] = useState(wholePhoto)
  const area = size && cropOf(size, framing)

  async function save(): Promise<void> {
    if (!area) return
    setBusy(true)
    onCrop(await cropImage(photo, area))
    onClose()
  }

  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <Dialog
      isOpen
      title={t('quickEntry.cropTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button busy={isBusy} disabled={!area} onClick={() => void save()}>
            {t('quickEntry.crop')}
          </Button>
        </div>
      }
    >
      {isUnreadable && (
        <p className="mb-3 font-semibold text-error" role="alert">
          {t('quickEntry.cropUnreadable')}
        </p>
      )}
      <CropFrame size={size} framing={framing} onChange={setFraming}>
        {url && (
          <img
            src={url}
            alt={alt}
            draggable={false}
            style={
              size && area
                ? {
                    width: share(size.width, area.width),
                    height: share(size.height, area.height),
                    left: share(-area.left, area.width),
                    top: share(-area.top, area.height),
                  }
                : undefined
            }
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setUnreadable(true)}
          />
        )}
      </CropFrame>
      {size && area && (
        <div className="crop-sliders">
          <Slider
            label={t('quickEntry.zoom')}
            min={100}
            max={maxZoom * 100}
            value={framing.zoom * 100}
            onChange={(value) => setFraming(zoomed(size, framing, value / 100))}
          />
          <Slider
            label={t('quickEntry.across')}
            disabled={area.width === size.width}
            value={framing.x * 100}
            onChange={(value) => setFraming({ ...framing, x: value / 100 })}
          />
          <Slider
            label={t('quickEntry.upDown')}
            disabled={area.height === size.height}
            value={framing.y * 100}
            onChange={(value) => setFraming({ ...framing, y: value / 100 })}
          />
        </div>
      )}
    </Dialog>
  )
}

type CropFrameProps = {
  size: { width: number; height: number } | null
  framing: Framing
  onChange: (framing: Framing) => void
  children: React.ReactNode
}

function CropFrame({ size, framing, onChange, children }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  // Two events can come between two renders.
  const latest = useRef(framing)
  useEffect(() => {
    latest.current = framing
  }, [framing])

  function follow(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before || !size || !box.current) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const next = other
      ? zoomed(size, latest.current, (latest.current.zoom * distance(now, other)) / Math.max(1, distance(before, other)))
      : moved(size, latest.current, { x: now.x - before.x, y: now.y - before.y }, box.current.clientWidth)
    latest.current = next
    onChange(next)
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  return (
    <div
      ref={box}
      className="crop-frame"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={follow}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      {children}
    </div>
  )
}

type SliderProps = { label: string; min?: number; max?: number; value: number; disabled?: boolean; onChange: (value: number) => void }

function Slider({ label, min = 0, max = 100, value, disabled, onChange }: SliderProps) {
  return (
    <label className="crop-slider">
      <span className="field-label">{label}</span>
      <input
        type="range"
        {...{ min, max, disabled }}
        value={Math.round(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
