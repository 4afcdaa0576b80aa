/** A part of a photo, in its pixels. */
export type CropArea = { left: number; top: number; width: number; height: number }

/** Cuts a part out of a photo. Returns it unchanged where the browser cannot decode it. */
export async function cropImage(photo: Blob, { left, top, width, height }: CropArea): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, width, height)
    bitmap.close()
    const type = photo.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))) ?? photo
  } catch {
    return photo
  }
}
