import { useLanguage } from '../../i18n/use-language.ts'
import { LanguageLinks } from '../language-links.tsx'
import { SocialLinks } from '../social-links.tsx'
import { useShop } from '../use-shop.ts'

export function TopBar() {
  const language = useLanguage()
  const { announcement, welcome } = useShop()
  return (
    <div className="top-bar">
      <div className="page-width top-bar-row">
        <SocialLinks className="-ml-3" />
        <p className="max-lg:hidden">{announcement[language] || welcome[language]}</p>
        <LanguageLinks />
      </div>
    </div>
  )
}
