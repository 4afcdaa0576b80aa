import { useSiteSettings } from '../../api/site-settings.ts'
import { paths } from '../../paths.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

export function Logo() {
  const { brand } = useSiteSettings()
  return (
    <Link to={paths.home()} className="logo">
      <Illustration name="logo" className="logo-mark" />
      <MaybeVietnamese text={brand.name} />
    </Link>
  )
}
