import { loadSharp } from './load-sharp.ts'
import type { Variant } from './variant-names.rule.ts'

/** From this width on, a pixel of the picture is smaller than a pixel of most layouts, and losses are hardly seen. */
const wide = 800
/**
 * `quick` is for uploads and takes a tenth of the time of sharp's default effort; `thorough` takes twenty times as long as quick and is a
 * quarter smaller at the same fidelity (measured as PSNR).
 */
const avif = {
  quick: (width: number) => ({ quality: width < wide ? 50 : 44, effort: 1 }),
  thorough: (width: number) => ({ quality: width < wide ? 45 : 38, effort: 6 }),
}
const jpeg = { quality: 82, progressive: true }
/** The background of transparent pictures in a format without transparency. */
const paper = { background: '#ffffff' }
const longest = { seconds: 20 }

/** Generates one variant of a stored original. */
export async function resizeVariant(original: Buffer, variant: Variant, effort: keyof typeof avif = 'quick'): Promise<Buffer> {
  if (variant === 'share') return renderShareImage(original)
  const sharp = await loadSharp()
  const sized = sharp(original).resize({ width: variant.width, withoutEnlargement: true }).timeout(longest)
  if (variant.format === 'avif') return sized.avif(avif[effort](variant.width)).toBuffer()
  if (variant.format === 'webp') return sized.webp({ quality: 78 }).toBuffer()
  return sized.flatten(paper).jpeg(jpeg).toBuffer()
}

/** The whole picture on a blurred background, in the aspect ratio of link previews. */
async function renderShareImage(original: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const frame = { width: 1200, height: 630 }
  const clear = sharp(original).flatten(paper).timeout(longest)
  const [whole, blur] = await Promise.all([
    clear
      .clone()
      .resize({ ...frame, fit: 'inside' })
      .toBuffer(),
    clear.clone().resize({ width: 120, height: 63, fit: 'cover' }).blur(4).png().toBuffer(),
  ])
  return sharp(blur)
    .resize(frame)
    .composite([{ input: whole }])
    .jpeg(jpeg)
    .toBuffer()
}
