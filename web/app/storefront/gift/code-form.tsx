import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useMissingFields } from '../../ui/hooks/use-missing-fields.ts'
import { giftTexts } from './gift-texts.ts'

/** For who types the code instead of scanning it. */
export function CodeForm() {
  const { t } = useTranslation('giftReceipt', giftTexts)
  const missing = useMissingFields(t('codeMissing'))
  return (
    <Form method="get" action={paths.giftReceipt()} className="card order-card mt-6 grid gap-5" {...missing.props}>
      <p className="text-soft">{t('lead')}</p>
      <TextField
        id="gift-code"
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        required
        error={missing.errorOf('code')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" className="justify-self-start">
        {t('open')}
      </Button>
    </Form>
  )
}
