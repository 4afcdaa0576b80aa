import { imageVariantUrl, imageWidths } from '../../../contract/image-variants.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { Illustration } from '../ui/illustration.tsx'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** Twice the greatest width on a page: a phone has two or three pixels a point. */
const logoPixels = 400

/** The owner's logo, else the shop's name beside the drawn mark. */
export function BrandMark() {
  const { name, logo } = useSiteSettings().brand
  if (!logo)
    return (
      <>
        <Illustration name="logo" className="logo-mark" />
        <MaybeVietnamese text={name} />
      </>
    )
  const { _id, width, height } = logo
  const file = imageWidths(logo).find((each) => each >= logoPixels) ?? width
  return <img className="logo-image" src={imageVariantUrl(_id, file, 'webp')} alt={name} width={width} height={height} />
}
