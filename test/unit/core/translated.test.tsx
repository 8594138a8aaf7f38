import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Bind } from '../../../src/core/react/Bind';
import { keepTexts } from '../../../src/core/react/lazy/translated';
import { Place } from '../../../src/core/react/Place';
import { element, mount } from './dom';

beforeAll(() => keepTexts([]));

const observed = (): Promise<void> => new Promise((done) => setTimeout(done));

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Replaces the texts of an element as Chrome does. */
async function translate(root: Element, translated: (text: string) => string): Promise<void> {
  for (const text of textsIn(root)) {
    if (!text.data) continue;
    const font = document.createElement('font');
    font.textContent = translated(text.data);
    text.replaceWith(font);
  }
  await observed();
}

const german = (text: string): string => ({ yes: 'ja', no: 'nein', ' of ': ' von ' })[text] ?? text;

/** A component of ours within the page's markup. */
function placed(content: ReactNode): { host: HTMLElement; show(next: ReactNode): Promise<void>; unmount(): void } {
  const host = element('<section></section>');
  const place = (children: ReactNode): ReactNode => <Place in={host}>{children}</Place>;
  const { render, unmount } = mount(place(content));
  return {
    host,
    async show(next) {
      render(place(next));
      await observed();
    },
    unmount,
  };
}

describe('a page that a translator has changed', () => {
  test('a text that changes shows once, in place of the translation', async () => {
    const { host, show } = placed([1, ' of ', 4]);
    await translate(host, german);
    expect(host.textContent).toBe('1 von 4');
    await show([2, ' of ', 4]);
    expect(host.textContent).toBe('2 von 4');
    await translate(host, german);
    await show([3, ' of ', 4]);
    expect(host.textContent).toBe('3 von 4');
  });

  test('a text goes with its translation when the component removes it', async () => {
    const { host, show } = placed(['yes', <b key="b">!</b>]);
    await translate(host, german);
    await show([null, <b key="b">!</b>]);
    expect(host.textContent).toBe('!');
  });

  test('an element gets its place before a translated text', async () => {
    const { host, show } = placed([null, 'yes']);
    await translate(host, german);
    await show([<i key="i">1 </i>, 'yes']);
    expect(host.textContent).toBe('1 ja');
  });

  test('a component unmounts when its texts are translated', async () => {
    const { host, unmount } = placed(['yes', 'no']);
    await translate(host, german);
    unmount();
    await observed();
    expect(host.innerHTML).toBe('');
  });

  test('the original shows once when the translator puts it back', async () => {
    const { host, show } = placed(['yes', '!']);
    await translate(host, german);
    const [font] = host.querySelectorAll('font');
    font?.replaceWith('yes');
    await observed();
    expect(host.textContent).toBe('yes!');
    await show(['no', '!']);
    expect(host.textContent).toBe('no!');
  });

  test('texts beside each other are kept when the translator puts its nodes back', async () => {
    const { host, show } = placed([1, ' of ', 4, <b key="b">!</b>]);
    const texts = textsIn(host);
    await translate(host, german);
    for (const [at, font] of [...host.querySelectorAll('font')].entries()) font.replaceWith(texts[at] ?? '');
    await observed();
    expect(host.textContent).toBe('1 of 4!');
    await show([2, ' of ', 3, <b key="b">!</b>]);
    expect(host.textContent).toBe('2 of 3!');
  });

  test('an element that comes right after a translated text stays when the translator ends meanwhile', async () => {
    const { host, show } = placed(['yes', null]);
    const [text] = textsIn(host);
    await translate(host, german);
    // In one task, so that the element is as new as what the translator puts back.
    const shown = show(['yes', <i key="i">!</i>]);
    host.querySelector('font')?.replaceWith(text ?? '');
    await shown;
    expect(host.textContent).toBe('yes!');
  });

  test('a text is kept when the translator turns to another language', async () => {
    const { host, show } = placed(['yes', '!']);
    await translate(host, german);
    const french = document.createElement('font');
    french.textContent = 'oui';
    host.querySelector('font')?.replaceWith(french);
    await observed();
    expect(host.textContent).toBe('oui!');
    await show(['no', '!']);
    expect(host.textContent).toBe('no!');
  });

  test('a text of the server comes back when ours, in its place, is translated', async () => {
    const price = element('<p>5</p>');
    const { render } = mount(<Bind to={price} text="7" />);
    await translate(price, german);
    render(<Bind to={price} />);
    expect(price.innerHTML).toBe('5');
  });

  /** Puts a picture in the place of an emoji, as WordPress's script does. */
  async function drawEmoji(root: Element): Promise<void> {
    const [text] = [...root.childNodes].filter((node) => node instanceof Text && node.data.includes('🎉')) as Text[];
    const picture = document.createElement('img');
    picture.className = 'emoji';
    picture.alt = '🎉';
    const [before = '', after = ''] = text?.data.split('🎉') ?? [];
    text?.replaceWith(...[before, picture, after].filter(Boolean));
    await observed();
  }

  test('a text of the server comes back when ours has a picture of an emoji', async () => {
    const button = element('<p>Add</p>');
    const { render } = mount(<Bind to={button} text="Added 🎉 now" />);
    await drawEmoji(button);
    render(<Bind to={button} />);
    expect(button.innerHTML).toBe('Add');
  });

  test('a text of the server is left to the translator', async () => {
    const text = element('<p>yes</p>');
    await translate(text, german);
    expect(text.innerHTML).toBe('<font>ja</font>');
    expect(text.childNodes).toHaveLength(1);
  });
});
