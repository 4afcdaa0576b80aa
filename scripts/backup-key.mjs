// `npm run backup:key [-- file]`: makes the key pair of encrypted backups. The private key goes into a file (never overwritten), the
// public one is printed as the setting BACKUP_KEY.
import { writeFileSync } from 'node:fs'
import { generateBackupKeys } from '../server/backup/encryption.ts'

const file = process.argv[2] ?? 'backup-private-key.pem'
const { publicKey, privateKey } = generateBackupKeys()
try {
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
  console.log(`BACKUP_KEY=${publicKey.replace(/-----[A-Z ]+-----|\s/g, '')}`)
  console.error(
    `\nThe private key is in ${file}: take it off this machine. Without it no backup can be restored, and nobody can replace it.`,
  )
} catch (error) {
  console.error(
    error.code === 'EEXIST' ? `${file} exists already: it may be the only key to your backups.` : `No key was made: ${error.message}`,
  )
  process.exitCode = 1
}
