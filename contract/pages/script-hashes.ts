/**
 * The header by which the page renderer names the inline scripts that it wrote itself. The server moves them into the content
 * security policy; a script that got into the page in another way is not among them and is not executed.
 */
export const scriptHashesHeader = 'x-script-hashes'
