/** The buttons of all networks. */
export const BUTTON = '.elementor-share-btn';

/** What is shared. */
export interface Shared {
  url: string;
  title: string;
  text: string;
  image: string;
}

/** The share addresses of the networks; names in braces are replaced by encoded values. */
const NETWORKS: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/intent/compose?text={text} {url}',
  delicious: 'https://del.icio.us/save?url={url}&title={title}',
  digg: 'https://digg.com/submit?url={url}',
  email: 'mailto:?subject={title}&body={text}%0A{url}',
  facebook: 'https://www.facebook.com/sharer.php?u={url}',
  linkedin: 'https://www.linkedin.com/shareArticle?mini=true&url={url}&title={title}&summary={text}&source={url}',
  mix: 'https://mix.com/add?url={url}',
  odnoklassniki: 'https://connect.ok.ru/offer?url={url}&title={title}&imageUrl={image}',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}',
  pocket: 'https://getpocket.com/edit?url={url}',
  reddit: 'https://reddit.com/submit?url={url}&title={title}',
  skype: 'https://web.skype.com/share?url={url}',
  stumbleupon: 'https://www.stumbleupon.com/submit?url={url}',
  telegram: 'https://telegram.me/share/url?url={url}&text={text}',
  threads: 'https://www.threads.net/intent/post?text={text} {url}',
  tumblr: 'https://tumblr.com/share/link?url={url}',
  twitter: 'https://twitter.com/intent/tweet?text={text} {url}',
  'x-twitter': 'https://x.com/intent/post?text={text} {url}',
  vk: 'https://vkontakte.ru/share.php?url={url}&title={title}&description={text}&image={image}',
  whatsapp: 'https://api.whatsapp.com/send?text=*{title}*%0A{text}%0A{url}',
  xing: 'https://www.xing.com/app/user?op=share&url={url}',
};

/** The network in a button's class; null if there is none. */
export const networkOf = (button: Element): string | null =>
  /(?:^|\s)elementor-share-btn_(\S+)/.exec(button.className)?.[1] ?? null;

/** The share address of a network; null if the network is unknown, or needs no address (`print`). */
export function shareAddress(network: string, shared: Shared): string | null {
  const pattern = Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : undefined;
  if (!pattern) return null;
  const filled = pattern.replace(/\{(\w+)\}/g, (_, key: keyof Shared) => encodeURIComponent(shared[key]));
  return filled.replaceAll(' ', '%20');
}
