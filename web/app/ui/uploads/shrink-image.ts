const maxSide = 2_400
const minBytes = 1_500_000
const drawable: Record<string, string> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/webp', 'image/webp': 'image/webp' }

/**
 * Scales a photo down to the largest size the server stores, to save mobile data. A file the browser cannot decode is
 * sent unchanged; the server decides.
 */
export async function shrinkImage(file: File): Promise<File> {
  const type = drawable[file.type]
  if (!type || file.size < minBytes) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
