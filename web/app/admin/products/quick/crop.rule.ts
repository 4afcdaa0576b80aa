import type { CropArea } from '../../../ui/uploads/crop-image.ts'

type Size = { width: number; height: number }
/** What of a photo is in the frame: `zoom` 1 is as much as fits, `x` and `y` are shares of the space that is left beside it. */
export type Framing = { zoom: number; x: number; y: number }

export const wholePhoto: Framing = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 4
/** Width by height of the pictures of a product. */
const frame = 4 / 5

/** The part of the photo that the frame shows, in whole pixels. */
export function cropOf(photo: Size, { zoom, x, y }: Framing): CropArea {
  const width = Math.max(1, Math.round(Math.min(photo.width, photo.height * frame) / zoom))
  const height = Math.max(1, Math.min(photo.height, Math.round(width / frame)))
  return { left: Math.round((photo.width - width) * x), top: Math.round((photo.height - height) * y), width, height }
}

/** Moves the photo under the frame. `move`: in pixels of the screen, on which the frame is so wide. */
export function moved(photo: Size, framing: Framing, move: { x: number; y: number }, frameWidth: number): Framing {
  const { width, height } = cropOf(photo, framing)
  const scale = width / frameWidth
  const shifted = (share: number, by: number, space: number) => (space > 0 ? clamp(share - (by * scale) / space, 0, 1) : share)
  return {
    ...framing,
    x: shifted(framing.x, move.x, photo.width - width),
    y: shifted(framing.y, move.y, photo.height - height),
  }
}

/** Zooms about the middle of the frame. */
export function zoomed(photo: Size, framing: Framing, zoom: number): Framing {
  const next = clamp(zoom, 1, maxZoom)
  const before = cropOf(photo, framing)
  const after = cropOf(photo, { ...framing, zoom: next })
  const centred = (start: number, size: number, newSize: number, whole: number) =>
    whole > newSize ? clamp((start + (size - newSize) / 2) / (whole - newSize), 0, 1) : 0.5
  return {
    zoom: next,
    x: centred(before.left, before.width, after.width, photo.width),
    y: centred(before.top, before.height, after.height, photo.height),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
