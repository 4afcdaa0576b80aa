import type { Language } from '../language/languages.ts'

/** What was found, and what to do about it; nothing for what is fine. */
type Text = readonly [found: string, fix?: string]

const texts = {
  'version.ok': { vi: ['Mẹ May {{version}}, Node {{node}}'], en: ['Mẹ May {{version}}, Node {{node}}'] },
  'settings.public': { vi: ['Cửa hàng mở ở {{url}}'], en: ['The shop is at {{url}}'] },
  'settings.local': {
    vi: ['Chỉ máy này mở được cửa hàng ({{url}})', 'Đặt PUBLIC_URL là địa chỉ https của cửa hàng khi muốn mở cho khách.'],
    en: ['Only this machine can open the shop ({{url}})', 'Set PUBLIC_URL to the https address of the shop to open it to customers.'],
  },
  'settings.trial': {
    vi: ['Đây là cửa hàng chạy thử: SANDBOX=1', 'Bỏ SANDBOX để bán thật.'],
    en: ['This is a trial shop: SANDBOX=1', 'Remove SANDBOX to sell.'],
  },
  'settings.plain': {
    vi: ['PUBLIC_URL dùng http không mã hoá', 'Dùng https: mật khẩu và địa chỉ đang đi qua mạng không che.'],
    en: ['PUBLIC_URL is plain http', 'Use https: passwords and addresses can be read on the way.'],
  },
  'secrets.ok': { vi: ['Mã bí mật trong cơ sở dữ liệu được mã hoá'], en: ['Secrets in the database are encrypted'] },
  'secrets.plain': {
    vi: [
      'Mã bí mật trong cơ sở dữ liệu không được mã hoá',
      'Tạo khoá bằng openssl rand -base64 32, đặt làm SECRET_KEYS, khởi động lại, rồi chạy npm run secrets:rotate. Cất khoá xa bản sao lưu.',
    ],
    en: [
      'Secrets in the database are not encrypted',
      'Make a key with openssl rand -base64 32, set it as SECRET_KEYS, restart, then npm run secrets:rotate. Keep it away from the backups.',
    ],
  },
  'dns.ok': { vi: ['{{host}} dẫn tới {{addresses}}'], en: ['{{host}} leads to {{addresses}}'] },
  'dns.private': {
    vi: ['{{host}} dẫn tới địa chỉ trong mạng riêng: {{addresses}}', 'Đặt bản ghi A của tên miền là địa chỉ công khai của máy chủ.'],
    en: ['{{host}} leads to a private address: {{addresses}}', 'Set the A record of the domain to the public address of the server.'],
  },
  'dns.missing': {
    vi: ['Không tìm thấy địa chỉ của {{host}}', 'Thêm bản ghi A của tên miền, dẫn tới máy chủ này.'],
    en: ['{{host}} has no address', 'Add an A record to the domain that leads to this server.'],
  },
  'tls.ok': {
    vi: ['Chứng chỉ của {{host}} còn {{days}} ngày ({{issuer}})'],
    en: ['The certificate of {{host}} is valid for {{days}} days ({{issuer}})'],
  },
  'tls.expiring': {
    vi: ['Chứng chỉ của {{host}} chỉ còn {{days}} ngày', 'Xem nhật ký của Caddy: chứng chỉ đáng lẽ đã được gia hạn.'],
    en: ['The certificate of {{host}} expires in {{days}} days', 'Look at the log of Caddy: it should have been renewed.'],
  },
  'tls.untrusted': {
    vi: ['Trình duyệt không tin chứng chỉ của {{host}}: {{reason}}', 'Xem nhật ký của Caddy; cổng 80 và 443 phải mở ra internet.'],
    en: [
      'Browsers do not trust the certificate of {{host}}: {{reason}}',
      'Look at the log of Caddy; ports 80 and 443 must be open to the internet.',
    ],
  },
  'tls.unreachable': {
    vi: ['Không kết nối được tới {{host}}: {{reason}}', 'Caddy có đang chạy không? Cổng 443 có mở không?'],
    en: ['{{host}} does not accept a connection: {{reason}}', 'Is Caddy running? Is port 443 open?'],
  },
  'proxy.ok': { vi: ['Địa chỉ của khách tới được cửa hàng ({{ip}})'], en: ['The IP of visitors reaches the shop ({{ip}})'] },
  'proxy.reached': { vi: ['{{url}} trả lời với phiên bản {{version}}'], en: ['{{url}} responds with version {{version}}'] },
  'proxy.unreachable': {
    vi: ['{{url}} không trả lời từ máy này: {{reason}}', 'Kiểm tra Caddy và cửa hàng có đang chạy; xem nhật ký của cả hai.'],
    en: ['{{url}} does not respond from this machine: {{reason}}', 'Check that Caddy and the shop are running; look at the log of both.'],
  },
  'proxy.untrusted': {
    vi: [
      'Có proxy đứng trước nhưng TRUST_PROXY chưa đặt: mọi khách bị tính là một',
      'Đặt TRUST_PROXY là số proxy đứng trước, thường là 1.',
    ],
    en: [
      'A proxy is in front, but TRUST_PROXY is not set: all visitors count as one',
      'Set TRUST_PROXY to the number of proxies in front, usually 1.',
    ],
  },
  'proxy.absent': {
    vi: [
      'TRUST_PROXY đã đặt nhưng yêu cầu tới không qua proxy',
      'Chặn cổng của cửa hàng với bên ngoài (HOST=127.0.0.1), để không ai giả được địa chỉ.',
    ],
    en: [
      'TRUST_PROXY is set, but the request came without a proxy',
      'Close the port of the shop to others (HOST=127.0.0.1), so that nobody can forge an IP.',
    ],
  },
  'proxy.private': {
    vi: ['Địa chỉ của khách hiện là {{ip}}, nằm trong mạng riêng', 'Tăng TRUST_PROXY thêm một: có nhiều proxy hơn khai báo.'],
    en: ['The IP of visitors appears as {{ip}}, a private address', 'Raise TRUST_PROXY by one: there are more proxies than it says.'],
  },
  'proxy.plain': {
    vi: ['Proxy báo yêu cầu tới bằng http', 'Cho proxy gửi X-Forwarded-Proto: https và chuyển hướng từ http.'],
    en: ['The proxy reports that the request came over http', 'Let the proxy send X-Forwarded-Proto: https and redirect from http.'],
  },
  'mail.ok': { vi: ['Máy chủ thư {{host}} nhận đăng nhập'], en: ['The mail server {{host}} accepts the account'] },
  'mail.sent': { vi: ['Đã gửi thư thử tới {{to}}'], en: ['A test mail was sent to {{to}}'] },
  'mail.sandbox': { vi: ['Thư nằm trong hộp thư thử /sandbox/mail'], en: ['Mails are in the dev mailbox at /sandbox/mail'] },
  'mail.off': {
    vi: ['Cửa hàng không gửi được thư', 'Đặt SMTP_URL và MAIL_FROM (docs/operations.md#mail).'],
    en: ['The shop sends no mail', 'Set SMTP_URL and MAIL_FROM (docs/operations.md#mail).'],
  },
  'mail.refused': {
    vi: ['Máy chủ thư {{host}} từ chối: {{reason}}', 'Kiểm tra tên, mật khẩu và cổng trong SMTP_URL; nhiều hộp thư cần mật khẩu ứng dụng.'],
    en: ['The mail server {{host}} refuses: {{reason}}', 'Check user, password and port in SMTP_URL; many accounts need an app password.'],
  },
  'sender.ok': { vi: ['{{domain}} có SPF và DMARC'], en: ['{{domain}} has SPF and DMARC'] },
  'sender.noSpf': {
    vi: ['{{domain}} chưa có bản ghi SPF: thư dễ vào mục rác', 'Thêm bản ghi TXT "v=spf1 …" như nhà cung cấp thư hướng dẫn.'],
    en: ['{{domain}} has no SPF record: mails end up as spam', 'Add the TXT record "v=spf1 …" that your mail provider names.'],
  },
  'sender.noDmarc': {
    vi: ['{{domain}} chưa có bản ghi DMARC', 'Thêm bản ghi TXT cho _dmarc.{{domain}}: v=DMARC1; p=none'],
    en: ['{{domain}} has no DMARC record', 'Add a TXT record for _dmarc.{{domain}}: v=DMARC1; p=none'],
  },
  'sender.unknown': {
    vi: ['Chưa tra được DNS của {{domain}}', 'Kiểm tra DNS của máy chủ rồi chạy lại.'],
    en: ['The DNS of {{domain}} could not be read', "Check the server's DNS and run this again."],
  },
  'payments.none': {
    vi: ['Chưa nối MoMo; khách trả khi nhận hàng hoặc chuyển khoản'],
    en: ['MoMo is not connected; customers pay in cash or by transfer'],
  },
  'payments.sandbox': { vi: ['Ví thử thay cho MoMo'], en: ['The wallet sandbox replaces MoMo'] },
  'payments.ok': { vi: ['MoMo nhận khoá của {{partner}}'], en: ['MoMo accepts the keys of {{partner}}'] },
  'payments.refused': {
    vi: [
      'MoMo không nhận khoá của {{partner}} (mã {{reason}})',
      'So lại MOMO_PARTNER_CODE, MOMO_ACCESS_KEY và MOMO_SECRET_KEY với trang của MoMo.',
    ],
    en: [
      'MoMo refuses the keys of {{partner}} (code {{reason}})',
      "Compare MOMO_PARTNER_CODE, MOMO_ACCESS_KEY and MOMO_SECRET_KEY with MoMo's page.",
    ],
  },
  'payments.unreachable': {
    vi: ['Chưa hỏi được MoMo: {{reason}}', 'Thử lại sau; kiểm tra MOMO_ENDPOINT và tường lửa.'],
    en: ['MoMo could not be asked: {{reason}}', 'Try again later; check MOMO_ENDPOINT and the firewall.'],
  },
  'clock.ok': { vi: ['Đồng hồ đúng, lệch {{seconds}} giây'], en: ['The clock is right, {{seconds}} s off'] },
  'clock.wrong': {
    vi: ['Đồng hồ lệch {{seconds}} giây so với {{source}}', 'Bật chỉnh giờ tự động: timedatectl set-ntp true'],
    en: ['The clock is {{seconds}} s off from {{source}}', 'Turn on time synchronisation: timedatectl set-ntp true'],
  },
  'clock.unknown': {
    vi: ['Không có nơi nào để so giờ', 'Cho máy chủ ra được internet qua cổng 443.'],
    en: ['There was nothing to compare the clock with', 'Let the server reach the internet on port 443.'],
  },
  'disk.ok': { vi: ['Ổ đĩa còn {{free}} GB'], en: ['{{free}} GB of disk are free'] },
  'disk.low': {
    vi: ['Ổ đĩa chỉ còn {{free}} GB', 'Xoá bản sao lưu cũ hoặc thuê thêm dung lượng.'],
    en: ['Only {{free}} GB of disk are free', 'Delete old backups, or rent more space.'],
  },
  'permissions.ok': {
    vi: ['Chỉ cửa hàng đọc được {{path}}'],
    en: ['Only the shop can read {{path}}'],
  },
  'permissions.root': {
    vi: ['Cửa hàng đang chạy bằng quyền root', 'Dùng người dùng riêng (docs/deployment.md).'],
    en: ['The shop runs as root', 'Use a user of its own (docs/deployment.md).'],
  },
  'permissions.open': {
    vi: ['Người dùng khác của máy đọc được {{path}}', 'chmod go= {{path}}'],
    en: ['Other users of this machine can read {{path}}', 'chmod go= {{path}}'],
  },
  'permissions.missing': {
    vi: ['Chưa có thư mục {{path}}', 'Lần chạy đầu tiên của cửa hàng sẽ tạo thư mục này.'],
    en: ['{{path}} does not exist yet', 'The first start of the shop creates it.'],
  },
  'permissions.readOnly': {
    vi: ['Không ghi được vào {{path}}', 'Giao thư mục cho người dùng của cửa hàng: chown.'],
    en: ['{{path}} cannot be written', 'Give the folder to the user of the shop: chown.'],
  },
  'database.ok': { vi: ['PostgreSQL {{version}} trả lời trong {{ms}} ms'], en: ['PostgreSQL {{version}} responds in {{ms}} ms'] },
  'database.old': {
    vi: ['PostgreSQL {{version}} sắp hết được vá lỗi', 'Nâng lên phiên bản 17: sao lưu, phục hồi vào máy chủ mới.'],
    en: ['PostgreSQL {{version}} gets no more fixes soon', 'Move to version 17: back up, restore into the new server.'],
  },
  'database.notDurable': {
    vi: ['PostgreSQL không ghi chắc xuống đĩa: mất điện có thể mất đơn', 'Bật fsync và synchronous_commit.'],
    en: ['PostgreSQL does not flush to disk: a power cut can lose orders', 'Turn on fsync and synchronous_commit.'],
  },
  'database.embedded': {
    vi: ['Cơ sở dữ liệu đi kèm, chỉ để dùng thử', 'Đặt DATABASE_URL tới một máy chủ PostgreSQL trước khi bán.'],
    en: ['The embedded database, which is for trying out', 'Set DATABASE_URL to a PostgreSQL server before you sell.'],
  },
  'database.unreachable': {
    vi: ['Không vào được cơ sở dữ liệu: {{reason}}', 'Kiểm tra DATABASE_URL và PostgreSQL có đang chạy.'],
    en: ['The database does not let the shop in: {{reason}}', 'Check DATABASE_URL and whether PostgreSQL is running.'],
  },
  'privileges.ok': { vi: ['Quyền trong cơ sở dữ liệu vừa đủ'], en: ['The database user has what it needs, and no more'] },
  'privileges.owned': {
    vi: ['Quyền trong cơ sở dữ liệu đủ; DATABASE_OWNER_URL tách riêng quyền đổi bảng (docs/operations.md)'],
    en: ['The database user has what it needs; DATABASE_OWNER_URL separates the right to change tables (docs/operations.md)'],
  },
  'privileges.create': {
    vi: ['Có DATABASE_OWNER_URL mà người dùng của DATABASE_URL vẫn tạo được bảng', 'revoke create on schema public from …'],
    en: ['DATABASE_OWNER_URL is set, but the user of DATABASE_URL can still create tables', 'revoke create on schema public from …'],
  },
  'privileges.superuser': {
    vi: [
      'Cửa hàng vào cơ sở dữ liệu bằng quyền cao nhất',
      'Tạo người dùng riêng: create role memay login; alter database … owner to memay',
    ],
    en: ['The shop uses a superuser of the database', 'Create a role of its own: create role memay login; alter database … owner to memay'],
  },
  'privileges.missing': {
    vi: ['Người dùng cơ sở dữ liệu không tạo được bảng', 'alter database … owner to …, hoặc grant create on schema public'],
    en: ['The database user cannot create tables', 'alter database … owner to …, or grant create on schema public'],
  },
  'privileges.connections': {
    vi: ['PostgreSQL chỉ còn {{free}} kết nối, cửa hàng cần tới {{needed}}', 'Tăng max_connections hoặc giảm DATABASE_POOL.'],
    en: ['PostgreSQL has {{free}} connections left, the shop needs up to {{needed}}', 'Raise max_connections, or lower DATABASE_POOL.'],
  },
  'migrations.ok': { vi: ['Bảng dữ liệu đúng phiên bản ({{applied}})'], en: ['The tables are up to date ({{applied}} migrations)'] },
  'migrations.empty': {
    vi: ['Cơ sở dữ liệu còn trống', 'Lần chạy đầu tiên của cửa hàng sẽ tạo bảng.'],
    en: ['The database is empty', 'The first start of the shop creates the tables.'],
  },
  'migrations.pending': {
    vi: ['Còn {{missing}} bước nâng cấp bảng chưa chạy', 'Khởi động lại cửa hàng: nó tự nâng cấp.'],
    en: ['{{missing}} migrations have not run', 'Restart the shop: it runs them.'],
  },
  'migrations.newer': {
    vi: ['Bảng dữ liệu mới hơn cửa hàng đang chạy', 'Chạy phiên bản mới hơn; bản cũ này vẫn bán được trong lúc đó.'],
    en: ['The tables are newer than the running shop', 'Run the newer version; this one can still sell meanwhile.'],
  },
  'backup.ok': { vi: ['Bản sao lưu tốt gần nhất cách đây {{hours}} giờ'], en: ['The last good backup is {{hours}} hours old'] },
  'backup.local': { vi: ['Chưa cần sao lưu trên máy dùng thử'], en: ['A trial on this machine needs no backup'] },
  'backup.old': {
    vi: ['Bản sao lưu tốt gần nhất đã {{hours}} giờ', 'Xem trang Hệ thống và nhật ký (job "backup"); chạy npm run backup.'],
    en: ['The last good backup is {{hours}} hours old', 'Look at System in the admin and at the log (job "backup"); run npm run backup.'],
  },
  'backup.first': {
    vi: ['Chưa có bản sao lưu nào', 'Bản đầu tiên có vài phút sau khi mở; nếu không, xem nhật ký (job "backup").'],
    en: ['There is no backup yet', 'The first one is made minutes after the start; if not, look at the log (job "backup").'],
  },
  'backup.never': {
    vi: ['Chưa có bản sao lưu nào', 'Đặt BACKUP_DIR hoặc BACKUP_S3_* và BACKUP_KEY (docs/operations.md).'],
    en: ['There is no backup yet', 'Set BACKUP_DIR or BACKUP_S3_*, and BACKUP_KEY (docs/operations.md).'],
  },
} as const satisfies Record<string, Record<Language, Text>>

export type DoctorCode = keyof typeof texts
export const doctorCodes = Object.keys(texts) as [DoctorCode, ...DoctorCode[]]

/** What was found and what to do, in a language, with the values filled in. */
export function doctorText(code: DoctorCode, language: Language, values: Record<string, string | number>): { found: string; fix: string } {
  const [found, fix = '']: Text = texts[code][language]
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  return { found: fill(found), fix: fill(fix) }
}
