import { useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { inWords } from './parts/with-words.ts'
import { useAdminCall } from './use-admin-call.ts'
import { useReadAgain } from './use-read-again.ts'

/** Like {@link useAdminCall}, for what a list is asked for: where somebody else was faster the list has grown old, and is read again. */
export function useListCall() {
  const { t } = useTranslation('admin')
  const { failure, ...rest } = useAdminCall()
  const readAgain = useReadAgain()
  useEffect(() => {
    if (failure?.status === 404 || failure?.status === 409) void readAgain()
  }, [failure, readAgain])
  return { ...rest, failure: failure?.status === 404 ? inWords(failure, t('gone')) : failure }
}
