-- The old default led back to the home page; an empty link leads to the page about the home screen.
update settings set value = '' where key = 'android_app_link' and value = '/?source=android';
