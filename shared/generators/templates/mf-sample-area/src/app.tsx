import { Route, Routes } from '@site/remote';
import { SampleFeaturePage } from './features/sample-feature/sample-feature.page';

export function App() {
  return (
    <Routes>
      <Route path="/sample-path" element={<SampleFeaturePage />} />
      {/* On the way out the address changes before this area leaves. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
