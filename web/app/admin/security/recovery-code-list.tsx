import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { CopyButton } from '../components/copy-button.tsx'

/** The recovery codes, shown only once, to print or write down. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('team')
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} tone="warning" role="status" title={t('twoFactor.codesTitle')}>
      <p>{t('twoFactor.codesText')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{t('twoFactor.codesKept')}</Button>
        <CopyButton text={codes.join('\n')} label={t('twoFactor.copyCodes')} />
      </div>
    </Alert>
  )
}
