import { useBilingual } from '../../i18n/use-bilingual.ts'
import { LanguageLinks } from '../language-links.tsx'
import { SocialLinks } from '../social-links.tsx'
import { useShop } from '../use-shop.ts'

export function TopBar() {
  const read = useBilingual()
  const { announcement, welcome } = useShop()
  return (
    <div className="top-bar">
      <div className="page-width top-bar-row">
        <div className="top-bar-social">
          <SocialLinks />
        </div>
        <p className="announcement">{read(announcement) || read(welcome)}</p>
        <LanguageLinks />
      </div>
    </div>
  )
}
