import { useOrderTexts } from '../../../order/order-texts.ts'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../seo/page-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CallShop } from './call-shop.tsx'

/** For a wrong link, or one of an order that is now paid another way. */
export function InvalidLink() {
  const { t } = useOrderTexts()
  return (
    <section className="page-width max-w-xl py-12">
      <PageHead title={t('confirm.unknownTitle')} hidden />
      <h1>{t('confirm.unknownTitle')}</h1>
      <p className="mt-3 text-soft">{t('confirm.unknownText')}</p>
      <div className="order-contacts mt-6">
        <CallShop />
        <ButtonLink to={paths.home()} look="secondary">
          {t('confirm.home')}
        </ButtonLink>
      </div>
    </section>
  )
}
