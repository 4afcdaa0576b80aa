import { afterEach, expect, it, vi } from 'vitest'
import { uploadImage } from './upload-image.ts'

afterEach(() => vi.unstubAllGlobals())

it('upload-image: does not send a picture that was cancelled while it was scaled down', async () => {
  const sent = vi.fn()
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      open = () => undefined
      setRequestHeader = () => undefined
      abort = () => undefined
      onload = () => undefined
      responseText = ''
      status = 503
      send() {
        sent()
        this.onload()
      }
    },
  )
  const options = { signal: AbortSignal.abort(), onProgress: () => undefined, unreachable: 'Không gửi được' }
  await expect(uploadImage(new File(['a'], 'a.png'), options)).rejects.toThrow('Không gửi được')
  expect(sent).not.toHaveBeenCalled()
})
