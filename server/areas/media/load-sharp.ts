/** Loaded for the first picture: libvips takes 10 MB, and most processes never touch a picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No file is processed twice, so libvips' cache would only use memory.
  sharp.cache(false)
  return sharp
}
