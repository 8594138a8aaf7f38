import { type ReactNode, useState } from 'react';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { Masonry, PostPictures } from './Layout';
import { LoadMore } from './LoadMore';
import { PageLinks } from './PageLinks';
import { readSkin, type settings as schema, settings, skinOf } from './settings';
import './loop-grid.css';

type Props = WidgetProps<typeof schema>;

/** A list of items or posts: more of them, other pages, and their layout. */
function LoopGrid(props: Props): ReactNode {
  const [isTheirs] = useState(() => isDrivenByEditor(props.host));
  return isTheirs ? null : <List {...props} />;
}

function List(props: Props): ReactNode {
  const { host, settings } = props;
  const { pagination_type, pagination_load_type, masonry, auto_scroll } = settings;
  const columns = useDeviceValue(settings.columns);
  const isMasonry = masonry && columns >= 2;
  return (
    <>
      {pagination_type.startsWith('load_more') && <LoadMore {...props} />}
      {pagination_load_type === 'ajax' && <PageLinks host={host} scrolls={auto_scroll} />}
      {isMasonry && <Masonry host={host} columns={columns} />}
      {!isMasonry && skinOf(host) && <PostPictures host={host} />}
    </>
  );
}

export default widget({ settings, read: readSkin, component: LoopGrid });
