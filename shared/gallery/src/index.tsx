import { createRoot } from 'react-dom/client';
import { startTexts } from '@site/i18n';
import '@site/ui/tokens.css';
import './page/sizes.css';
import { FramePage } from './page/frame-page';
import { IndexPage } from './page/index-page';
import { framesOf, viewOf } from './page/view';
import { allStories } from './stories';

const FRAME = '/frame';

/** The command reads from here which pictures there are. */
function publishFrames() {
  const frames = allStories.flatMap((story) => framesOf(story).map((state) => ({ component: story.component, state })));
  Object.assign(self, { galleryFrames: frames });
}

async function start() {
  const view = viewOf(location.search);
  const place = document.querySelector('#page');
  if (!place) return;
  const isFrame = location.pathname === FRAME;
  publishFrames();
  await startTexts(isFrame && view ? view.language : 'en');
  const root = createRoot(place);
  if (!view) root.render(<p>There is no such component.</p>);
  else root.render(isFrame ? <FramePage {...view} /> : <IndexPage {...view} />);
}

void start();
