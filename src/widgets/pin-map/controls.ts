import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { choice, flag, number, text } from '../../core/settings/settings';

const degrees = (limit: number) => number(0, { min: -limit, max: limit, unit: 'degrees' });
const place = recordOf({ lat: degrees(90), lng: degrees(180) });
const link = recordOf({ url: text(''), is_external: flag(false), nofollow: flag(false), custom_attributes: text('') });

/** How the panel shows settings that consist of several values. */
export const controls = {
  center: place,
  pins: listOf({
    address: text(''),
    position: within(place),
    desc: text(''),
    state: choice(['visible', 'hidden'], 'hidden'),
    image: within({ kind: 'address' }),
    image_width: text(''),
    image_height: text(''),
    link_title: text(''),
    link: within(link),
  }),
};
