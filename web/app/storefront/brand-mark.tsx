import { useSiteSettings } from '../api/site-settings.ts'
import { Illustration } from '../ui/illustration.tsx'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** The owner's logo, else the shop's name beside the drawn mark. */
export function BrandMark() {
  const { name, logo } = useSiteSettings().brand
  if (logo)
    // Within a picture element React writes no preload, which would stand inside the cached footer.
    return (
      <picture>
        <img className="logo-image" src={logo.url} alt={name} width={logo.width} height={logo.height} />
      </picture>
    )
  return (
    <>
      <Illustration name="logo" className="logo-mark" />
      <MaybeVietnamese text={name} />
    </>
  )
}
